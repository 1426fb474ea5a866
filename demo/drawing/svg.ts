/** The drawings are made of these few SVG shapes; numbers are rounded to keep the pictures small. */
export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  if (radius === 0)
    return `<path d="M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z" fill="${fill}"/>`
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}" fill="${fill}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${faint(opacity)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${faint(opacity)}/>`
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${compact(d)}" fill="${fill}"${faint(opacity)}/>`
}

/** Draws a closed shape through the points x1, y1, x2, y2, … */
export function polygon(points: readonly number[], fill: string, opacity = 1): string {
  return `<path d="M${points.map(short).join(' ')}Z" fill="${fill}"${faint(opacity)}/>`
}

/** Draws a round-ended stroke along the path data. */
export function stroke(d: string, color: string, width: number, opacity = 1): string {
  return `<path d="${compact(d)}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${faint(opacity)}/>`
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  width: number,
  opacity = 1,
): string {
  return stroke(`M${x1} ${y1}L${x2} ${y2}`, color, width, opacity)
}

/** Contents moved to x, y and scaled; a negative `scaleX` looks the other way. */
export function at(x: number, y: number, scale: number, content: string, flipped = false): string {
  const scaling = flipped ? `${short(-scale, 3)} ${short(scale, 3)}` : short(scale, 3)
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scaling})">${content}</g>`
}

export function turned(degrees: number, x: number, y: number, content: string): string {
  return `<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">${content}</g>`
}

/** `count` pieces drawn by the function, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

export function short(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits)))
}

function faint(opacity: number): string {
  return opacity < 1 ? ` opacity="${short(opacity, 2)}"` : ''
}

function compact(d: string): string {
  return d.replace(/-?\d+\.\d{2,}/g, (number) => short(Number(number)))
}
