import { withPageScripts } from '@/lib/server/page/page-scripts'

const own = ['8500-4a', 'app/(site)/%5Bid%5D/page-d3']
const build = new Set(own.map((name) => `/_next/static/chunks/${name}.js`))
const data = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`
const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const component =
  '7:I[844,["8500","static/chunks/8500-4a.js","12","$15"],""]\n15:"static/chunks/app/(site)/%5Bid%5D/page-d3.js"\n'

it('names in the head what the data of the page name', () => {
  const html = page('<title>Новости</title>', data(component))
  const whole = page(`<title>Новости</title>${own.map(tag).join('')}`, data(component))
  expect(withPageScripts(html, build)).toBe(whole)
})

it('names nothing twice', () => {
  const body = data(component + component)
  const whole = withPageScripts(page(tag('8500-4a'), body), build)
  expect(whole).toBe(page(own.map(tag).join(''), body))
  expect(withPageScripts(whole, build)).toBe(whole)
})

it('says of a style sheet only what HTML knows', () => {
  const styles = '<link href="/a.css" rel="stylesheet" as="style" data-precedence="dynamic"/>'
  const preload = '<link rel="preload" as="style" href="/b.css"/>'
  const clean = '<link href="/a.css" rel="stylesheet" data-precedence="dynamic"/>'
  expect(withPageScripts(page(styles + preload, ''), build)).toBe(page(clean + preload, ''))
})

it('takes no text for a script of the build', () => {
  const told = page('', data(`9:["$","p",null,${JSON.stringify({ children: ['static/chunks/x.js', 'привет'] })}]\n`))
  expect(withPageScripts(told, build)).toBe(told)
})
