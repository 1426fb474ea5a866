import { PAGE_HYDRATED, PAGE_READY } from '@/components/layout/early-click-events'
import { TOKEN_KEY } from '@/lib/config/token-key'

/**
 * On a slow phone a page is seen seconds before its scripts have come, and a press on a button that needs them would be
 * lost. The last such press is remembered and made again when React has taken the page over (early-press-replay.ts).
 * What works by itself is left alone: links, forms, popovers. A press on anything else means that the first one is
 * not wanted any more, and a button that is gone by then is not pressed. The script is constant, for the hash in the CSP.
 */
const rememberPress = `(function(){var b=null;function remember(e){b=e.target.closest&&e.target.closest('button[type="button"]:not([popovertarget])')}addEventListener('click',remember);addEventListener('${PAGE_HYDRATED}',function(){removeEventListener('click',remember)});addEventListener('${PAGE_READY}',function(){if(b&&b.getClientRects().length)b.click();b=null})})()`

export function EarlyClickScript() {
  return <script dangerouslySetInnerHTML={{ __html: rememberPress }} />
}

/**
 * Restores before the first paint the chosen version for the visually impaired, and room for a resident's name in the
 * header, so that nothing moves when it arrives. zod is told not to try whether it may make code: the CSP forbids it,
 * and browsers report even the attempt. The script is constant, for the hash in the CSP.
 */
const restore = `globalThis.__zod_globalConfig={jitless:true};try{var e=document.documentElement,v=JSON.parse(localStorage.getItem('vision')||'{}');for(var k in v){e.setAttribute('data-vision-'+k,v[k]);e.setAttribute('data-vision','on')}if(localStorage.getItem('${TOKEN_KEY}'))e.setAttribute('data-session','')}catch(e){}`

export function FirstPaintScript() {
  return <script dangerouslySetInnerHTML={{ __html: restore }} />
}
