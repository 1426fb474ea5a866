import type { RenderedResponse } from '@/lib/server/worker/in-process-exchange'
import type { PageElement } from '@/lib/server/worker/page-markup'

// Everything that depends on how Next and React DOM write a page: docs/decisions/internals.md.

/**
 * Next gives robots the whole page with titles in the head. Under this name every visitor gets it, so it reads without
 * JavaScript.
 */
export const RENDER_AS = 'city-portal Google-PageRenderer'

const CHUNK = /^\/_next\/static\/chunks\/[^"<>\s]+\.js$/
/** Build scripts named in a page's data, and text of a visitor that looks like one. */
const NAMED_CHUNK = /\\"(static\/chunks\/[^"\\<>\s]+\.js)\\"/g
const DATA = 'self.__next_f.push([1,'
const DATA_END = '])'
const DATA_BEGIN = '(self.__next_f=self.__next_f||[]).push([0])'

/** Delays React by one task: an empty entry in the list of scripts run before Next (`next/script`). */
export const DELAY_REACT = "self.__next_s=[[0,{children:''}]]"

export function asyncScript({ name, attributes }: PageElement): string | undefined {
  const isAsync = name === 'script' && attributes.has('async') && !attributes.has('nomodule')
  return isAsync ? chunk(attributes.get('src')) : undefined
}

/** Script of a later part of the page. */
export function laterScript({ name, attributes }: PageElement): string | undefined {
  const isPreload = name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script'
  return isPreload ? chunk(attributes.get('href')) : undefined
}

/** Styles of a later part: Next writes `as` on them, which HTML allows only on preloads. */
export function hasNeedlessAs({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'stylesheet' && attributes.get('as') === 'style'
}

export function withoutAs(tag: string): string {
  return tag.replace(' as="style"', '')
}

export function scriptsInData({ text }: PageElement): string[] {
  if (!text.startsWith(DATA)) return []
  return [...text.matchAll(NAMED_CHUNK)].map(([, path = '']) => `/_next/${path}`)
}

export function parseData({ text }: PageElement): string | undefined {
  if (text === DATA_BEGIN) return ''
  const isData = text.startsWith(`${DATA}"`) && text.endsWith(DATA_END)
  return isData ? (JSON.parse(text.slice(DATA.length, -DATA_END.length)) as string) : undefined
}

function chunk(path = ''): string | undefined {
  return CHUNK.test(path) ? path : undefined
}

const BROKEN_MARK = '<!--$!--><template data-dgst="'

/** True after `notFound` or an error: Next then sends a blank body without JavaScript. */
export function isBlankShell(inner: RenderedResponse): boolean {
  return isHtml(inner) && inner.body.subarray(0, 200).includes('id="__next_error__"')
}

/** True if a part threw while the rest was sent: such a page is not cached. */
export function isPartlyBroken(inner: RenderedResponse): boolean {
  // few pages have the mark, and searching bytes is fast
  if (isHtml(inner)) {
    return inner.body.includes(BROKEN_MARK) && /template data-dgst="(?!BAILOUT_|NEXT_)/.test(inner.body.toString())
  }
  return isFlight(inner) && /^[0-9a-f]+:E\{(?!"digest":"(?:BAILOUT_|NEXT_))/m.test(inner.body.toString())
}

/** A soft navigation to a missing page is a 200 with the error inside. */
export function isNotFoundFlight(inner: RenderedResponse): boolean {
  return isFlight(inner) && /^[0-9a-f]+:E\{"digest":"NEXT_/m.test(inner.body.toString())
}

export function isHtml(inner: RenderedResponse): boolean {
  return (inner.headers['content-type'] ?? '').startsWith('text/html')
}

export function isFlight(inner: RenderedResponse): boolean {
  return (inner.headers['content-type'] ?? '').startsWith('text/x-component')
}
