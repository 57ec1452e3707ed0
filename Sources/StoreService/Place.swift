package import Configuration

package typealias Place = Configuration.Place
