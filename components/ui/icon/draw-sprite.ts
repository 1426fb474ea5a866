import { icons, type LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Returns an SVG file with a symbol per icon; colour and width of the lines come from the class `icon`. */
export function drawSprite(names: readonly string[]): string {
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawShapes(name)}</symbol>\n`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${symbols.join('')}</svg>\n`
}

function drawShapes(name: string): string {
  const icon = (icons as Record<string, LucideIcon>)[toPascalCase(name)]
  if (!icon) throw new Error(`lucide-react has no icon ${name}`)
  return renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

function toPascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_match, first: string) => first.toUpperCase())
}
