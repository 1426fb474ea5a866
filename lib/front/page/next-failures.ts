import type { InnerAnswer } from '@/lib/front/page/inner-exchange'

const BROKEN_MARK = '<!--$!--><template data-dgst="'

/** Next leaves the body to the browser when a page calls `notFound` or throws: without JavaScript it is blank. */
export function isBlankShell(inner: InnerAnswer): boolean {
  return isHtml(inner) && inner.body.subarray(0, 200).includes('id="__next_error__"')
}

/** A part of the page threw while the rest was sent: right for nobody, so not to be kept. */
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
