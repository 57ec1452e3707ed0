internal import Configuration
internal import Glibc

/// Kilometres between two places on a sphere of the Earth's mean radius, by the haversine formula (R. W. Sinnott,
/// "Virtues of the Haversine", 1984). At most 0.5 % off.
func greatCircleKilometres(_ one: Configuration.Place, _ other: Configuration.Place) -> Double {
  let radians = Double.pi / 180
  let latitudes = (other.latitude - one.latitude) * radians
  let longitudes = (other.longitude - one.longitude) * radians
  let square =
    sin(latitudes / 2) * sin(latitudes / 2)
    + cos(one.latitude * radians) * cos(other.latitude * radians) * sin(longitudes / 2) * sin(longitudes / 2)
  return 2 * 6371.0088 * asin(min(1, square.squareRoot()))
}
