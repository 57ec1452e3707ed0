/// The version of the programs, the bus property and the package.
package let concertdVersion = "0.1.0"
