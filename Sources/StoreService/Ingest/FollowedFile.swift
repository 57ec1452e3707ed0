package import DropFolders

/// What a scan starts from; the database has a `KnownFile` of its own.
package typealias FollowedFile = KnownFile
