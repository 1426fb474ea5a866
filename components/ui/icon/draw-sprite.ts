import { icons, type LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { socialShapes } from '@/components/ui/share/social-shapes'

/** Returns an SVG file with a symbol per icon and network; colour and width of the icons' lines come from the class `icon`. */
export function drawSprite(names: readonly string[]): string {
  const symbols = [
    ...names.map((name) => drawSymbol(name, drawShapes(name))),
    ...Object.entries(socialShapes).map(([name, outline]) =>
      drawSymbol(`social-${name}`, `<path d="${outline}"></path>`),
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${symbols.join('')}</svg>\n`
}

function drawSymbol(id: string, shapes: string): string {
  return `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>\n`
}

function drawShapes(name: string): string {
  const icon = (icons as Record<string, LucideIcon>)[toPascalCase(name)]
  if (!icon) throw new Error(`lucide-react has no icon ${name}`)
  return renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

function toPascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_match, first: string) => first.toUpperCase())
}
