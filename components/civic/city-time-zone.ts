/**
 * Gives the city's zone, as `<html>` names it, for what the browser alone draws. What the server draws too is given the
 * zone. There is none to fall back to: dates in a wrong zone look right. Throws where the page does not name it.
 */
export function cityTimeZone(): string {
  const { zone } = document.documentElement.dataset
  if (!zone) throw new Error('<html> does not name the city’s zone')
  return zone
}
