/** Returns the city's time zone in the browser; throws if `<html>` lacks it, as a default would show wrong dates. */
export function cityTimeZone(): string {
  const { zone } = document.documentElement.dataset
  if (!zone) throw new Error('<html> does not name the city’s zone')
  return zone
}
