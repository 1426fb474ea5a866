/** Puts the chosen version on `<html>` before the first paint. Constant, for the hash in the CSP. */
const restore =
  "try{var v=JSON.parse(localStorage.getItem('vision')||'{}');for(var k in v)document.documentElement.setAttribute('data-vision-'+k,v[k])}catch(e){}"

export function VisionScript() {
  return <script dangerouslySetInnerHTML={{ __html: restore }} />
}
