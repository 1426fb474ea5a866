import type { InnerAnswer } from '@/lib/front/page/inner-exchange'
import type { PageElement } from '@/lib/front/page/page-markup'

// All that depends on how Next and React DOM write a page stands in this file; its test names the version that it was
// read in.

const CHUNK = /^\/_next\/static\/chunks\/[^"<>\s]+\.js$/
/** This may be a script of the build in the data of a page, or a text of somebody that looks like one. */
const NAMED_CHUNK = /\\"(static\/chunks\/[^"\\<>\s]+\.js)\\"/g
const DATA = 'self.__next_f.push([1,'
const DATA_END = '])'
const DATA_BEGIN = '(self.__next_f=self.__next_f||[]).push([0])'

/** Puts React off by one task: an empty entry of the list in which Next keeps scripts that go before it (`next/script`). */
export const PUT_REACT_OFF = "self.__next_s=[[0,{children:''}]]"

/** Gives the address of a script that the page runs, from the tag React makes for it. */
export function ownScript({ name, attributes }: PageElement): string | undefined {
  const isOwn = name === 'script' && attributes.has('async') && !attributes.has('nomodule')
  return isOwn ? chunk(attributes.get('src')) : undefined
}

/** Gives the address of a script that a later part of the page runs. */
export function laterScript({ name, attributes }: PageElement): string | undefined {
  const isPreload = name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script'
  return isPreload ? chunk(attributes.get('href')) : undefined
}

/** Finds styles of a part that comes later: Next writes `as` there, which HTML knows on preloads alone. */
export function hasNeedlessAs({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'stylesheet' && attributes.get('as') === 'style'
}

/** Gives the tag of such styles without it. */
export function withoutAs(tag: string): string {
  return tag.replace(' as="style"', '')
}

/** Lists addresses in the page's data that look like scripts of the build. */
export function scriptsInData({ text }: PageElement): string[] {
  if (!text.startsWith(DATA)) return []
  return [...text.matchAll(NAMED_CHUNK)].map(([, path = '']) => `/_next/${path}`)
}

/** Gives the data that a script of Next hands to React; undefined for a script of something else. */
export function dataOf({ text }: PageElement): string | undefined {
  if (text === DATA_BEGIN) return ''
  const isData = text.startsWith(`${DATA}"`) && text.endsWith(DATA_END)
  return isData ? (JSON.parse(text.slice(DATA.length, -DATA_END.length)) as string) : undefined
}

function chunk(path = ''): string | undefined {
  return CHUNK.test(path) ? path : undefined
}

const BROKEN_MARK = '<!--$!--><template data-dgst="'

/** Next leaves the body to the browser when a page calls `notFound` or throws: without JavaScript it is blank. */
export function isBlankShell(inner: InnerAnswer): boolean {
  return isHtml(inner) && inner.body.subarray(0, 200).includes('id="__next_error__"')
}

/** A part of the page threw while the rest was sent: this page is right for nobody, so it is not kept. */
export function isPartlyBroken(inner: InnerAnswer): boolean {
  // nearly no page has the mark, and bytes are found sooner than words
  if (isHtml(inner)) {
    return inner.body.includes(BROKEN_MARK) && /template data-dgst="(?!BAILOUT_|NEXT_)/.test(inner.body.toString())
  }
  return isFlight(inner) && /^[0-9a-f]+:E\{(?!"digest":"(?:BAILOUT_|NEXT_))/m.test(inner.body.toString())
}

/** A soft navigation to what does not exist answers 200 and says so inside. */
export function isFlightToNowhere(inner: InnerAnswer): boolean {
  return isFlight(inner) && /^[0-9a-f]+:E\{"digest":"NEXT_/m.test(inner.body.toString())
}

export function isHtml(inner: InnerAnswer): boolean {
  return (inner.headers['content-type'] ?? '').startsWith('text/html')
}

export function isFlight(inner: InnerAnswer): boolean {
  return (inner.headers['content-type'] ?? '').startsWith('text/x-component')
}
