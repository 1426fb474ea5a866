import { withPageScripts } from '@/lib/server/page/page-scripts'

const data = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`
const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const component =
  '7:I[844,["8500","static/chunks/8500-4a.js","12","static/chunks/app/(site)/%5Bid%5D/page-d3.js"],""]\n'

it('names in the head what the data of the page name', () => {
  expect(withPageScripts(page('<title>Новости</title>', data(component)))).toBe(
    page(`<title>Новости</title>${tag('8500-4a')}${tag('app/(site)/%5Bid%5D/page-d3')}`, data(component)),
  )
})

it('names nothing twice', () => {
  const half = page(tag('8500-4a'), data(component + component))
  expect(withPageScripts(half)).toBe(
    page(tag('8500-4a') + tag('app/(site)/%5Bid%5D/page-d3'), data(component + component)),
  )
  const whole = withPageScripts(half)
  expect(withPageScripts(whole)).toBe(whole)
})

it('takes no text for a script', () => {
  const told = page(
    '',
    data(`9:["$","p",null,${JSON.stringify({ children: 'Файл ,"static/chunks/x.js", не наш' })}]\n`),
  )
  expect(withPageScripts(told)).toBe(told)
})
