import type { RenderedResponse } from '@/lib/server/cache/in-process-exchange'
import type { PageElement } from '@/lib/server/cache/page-markup'

// Everything that depends on the way Next and React DOM write a page is in this file; its test names the version it was written
// for.

const CHUNK = /^\/_next\/static\/chunks\/[^"<>\s]+\.js$/
/** This finds scripts of the build in a page's data, and also a visitor's text that looks like one. */
const NAMED_CHUNK = /\\"(static\/chunks\/[^"\\<>\s]+\.js)\\"/g
const DATA = 'self.__next_f.push([1,'
const DATA_END = '])'
const DATA_BEGIN = '(self.__next_f=self.__next_f||[]).push([0])'

/** Delays React by one task: it is an empty entry in the list of scripts that Next runs before itself (`next/script`). */
export const DELAY_REACT = "self.__next_s=[[0,{children:''}]]"

/** Returns the address of a script that the page runs, from the tag that React writes for it. */
export function ownScript({ name, attributes }: PageElement): string | undefined {
  const isOwn = name === 'script' && attributes.has('async') && !attributes.has('nomodule')
  return isOwn ? chunk(attributes.get('src')) : undefined
}

/** Returns the address of a script that a later part of the page runs. */
export function laterScript({ name, attributes }: PageElement): string | undefined {
  const isPreload = name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script'
  return isPreload ? chunk(attributes.get('href')) : undefined
}

/** Returns whether these are styles of a later part: Next writes `as` on them, which HTML allows only on preloads. */
export function hasNeedlessAs({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'stylesheet' && attributes.get('as') === 'style'
}

/** Removes that attribute from the tag. */
export function withoutAs(tag: string): string {
  return tag.replace(' as="style"', '')
}

/** Lists addresses in the page's data that look like scripts of the build. */
export function scriptsInData({ text }: PageElement): string[] {
  if (!text.startsWith(DATA)) return []
  return [...text.matchAll(NAMED_CHUNK)].map(([, path = '']) => `/_next/${path}`)
}

/** Returns the data that a script of Next passes to React; undefined for any other script. */
export function dataOf({ text }: PageElement): string | undefined {
  if (text === DATA_BEGIN) return ''
  const isData = text.startsWith(`${DATA}"`) && text.endsWith(DATA_END)
  return isData ? (JSON.parse(text.slice(DATA.length, -DATA_END.length)) as string) : undefined
}

function chunk(path = ''): string | undefined {
  return CHUNK.test(path) ? path : undefined
}

const BROKEN_MARK = '<!--$!--><template data-dgst="'

/** If a page calls `notFound` or throws, Next leaves the body to the browser, so without JavaScript the page is blank. */
export function isBlankShell(inner: RenderedResponse): boolean {
  return isHtml(inner) && inner.body.subarray(0, 200).includes('id="__next_error__"')
}

/** A part of the page threw while the rest was sent: the page is wrong for everybody, so it is not kept. */
export function isPartlyBroken(inner: RenderedResponse): boolean {
  // nearly no page has the mark, and searching bytes is faster than decoding them
  if (isHtml(inner)) {
    return inner.body.includes(BROKEN_MARK) && /template data-dgst="(?!BAILOUT_|NEXT_)/.test(inner.body.toString())
  }
  return isFlight(inner) && /^[0-9a-f]+:E\{(?!"digest":"(?:BAILOUT_|NEXT_))/m.test(inner.body.toString())
}

/** A soft navigation to a missing page is answered with 200; the error is inside. */
export function isNotFoundFlight(inner: RenderedResponse): boolean {
  return isFlight(inner) && /^[0-9a-f]+:E\{"digest":"NEXT_/m.test(inner.body.toString())
}

export function isHtml(inner: RenderedResponse): boolean {
  return (inner.headers['content-type'] ?? '').startsWith('text/html')
}

export function isFlight(inner: RenderedResponse): boolean {
  return (inner.headers['content-type'] ?? '').startsWith('text/x-component')
}
