import { TOKEN_KEY } from '@/lib/config/token-key'

/**
 * Restores before the first paint the chosen version for the visually impaired, and room for a resident's name in the
 * header, so that nothing moves when it arrives. zod is told not to try whether it may make code: the CSP forbids it,
 * and browsers report even the attempt. The script is constant, for the hash in the CSP.
 */
const restore = `globalThis.__zod_globalConfig={jitless:true};try{var e=document.documentElement,v=JSON.parse(localStorage.getItem('vision')||'{}');for(var k in v){e.setAttribute('data-vision-'+k,v[k]);e.setAttribute('data-vision','on')}if(localStorage.getItem('${TOKEN_KEY}'))e.setAttribute('data-session','')}catch(e){}`

export function FirstPaintScript() {
  return <script dangerouslySetInnerHTML={{ __html: restore }} />
}
