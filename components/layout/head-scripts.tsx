'use client'

import { TOKEN_KEY } from '@/lib/config/token-key'
import { useEffect, useLayoutEffect } from 'react'

/** React's handlers are attached: no click is lost any more. */
const PAGE_HYDRATED = 'portal-hydrated'
/** Effects have run too. */
const PAGE_READY = 'portal-ready'

/** Repeats the last click on a button before hydration (EarlyClickReplay). Constant, for its CSP hash. */
const rememberPress =
  `(function(){var b=null;` +
  `function remember(e){b=e.target.closest&&e.target.closest('button[type="button"]:not([popovertarget])')}` +
  `addEventListener('click',remember);` +
  `addEventListener('${PAGE_HYDRATED}',function(){removeEventListener('click',remember)});` +
  `addEventListener('${PAGE_READY}',function(){if(b&&b.getClientRects().length)b.click();b=null})})()`

export function EarlyClickScript() {
  return <script dangerouslySetInnerHTML={{ __html: rememberPress }} />
}

/** Rendered last on a page, so its effects run after all others; see EarlyClickScript. */
export function EarlyClickReplay() {
  useLayoutEffect(() => void window.dispatchEvent(new Event(PAGE_HYDRATED)), [])
  useEffect(() => void window.dispatchEvent(new Event(PAGE_READY)), [])
  return null
}

/**
 * Restores the version for the visually impaired and reserves space for the resident's name before the first paint.
 * Constant, for its CSP hash.
 */
const restore =
  `try{var e=document.documentElement,v=JSON.parse(localStorage.getItem('vision')||'{}');` +
  `for(var k in v){e.setAttribute('data-vision-'+k,v[k]);e.setAttribute('data-vision','on')}` +
  `if(localStorage.getItem('${TOKEN_KEY}'))e.setAttribute('data-session','')}catch(e){}`

export function FirstPaintScript() {
  return <script dangerouslySetInnerHTML={{ __html: restore }} />
}
