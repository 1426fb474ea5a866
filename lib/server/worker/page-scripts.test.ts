import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { pageScripts, withPageScripts as scripted } from '@/lib/server/worker/page-scripts'

const own = ['8500-4a', 'app/(site)/%5Bid%5D/page-d3']
const toAddress = (name: string) => `/_next/static/chunks/${name}.js`
const build = new Set(own.map(toAddress))
const withPageScripts = (drawn: string, files: typeof build) => scripted(drawn, files).html
const data = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`
const tag = (name: string) => `<script src="${toAddress(name)}" async=""></script>`
const component =
  '7:I[844,["8500","static/chunks/8500-4a.js","12","$15"],""]\n15:"static/chunks/app/(site)/%5Bid%5D/page-d3.js"\n'

interface Visit {
  isHidden?: boolean
  tellsOfPaints?: boolean
  firstPictures?: Promise<void>[]
}

function visit(html: string, { isHidden = false, tellsOfPaints = true, firstPictures = [] }: Visit = {}) {
  const begun: string[] = []
  const waits: (() => void)[] = []
  const react: { __next_s?: unknown[] } = {}
  const paint: { tell?: (seen: { getEntriesByName: (name: string) => string[] }) => void } = {}
  class Observer {
    static supportedEntryTypes = tellsOfPaints ? ['paint'] : []
    constructor(tell: typeof paint.tell) {
      if (tell) paint.tell = tell
    }
    observe() {}
  }
  const document = {
    hidden: isHidden,
    createElement: () => ({}),
    querySelectorAll: () => firstPictures.map((come) => ({ decode: () => come })),
    head: {
      appendChild: ({ src }: { src: string }) => begun.push(src),
    },
  }
  const begin = /<script>(\(function\(own\)[\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  runInNewContext(begin, {
    document,
    window: { PerformanceObserver: Observer },
    PerformanceObserver: Observer,
    self: react,
    requestAnimationFrame: (run: () => void) => run(),
    setTimeout: (run: () => void, ms?: number) => (ms ? waits.push(run) : run()),
  })
  return {
    begun,
    beforeReact: react.__next_s,
    isPainted: (name: string) => paint.tell?.({ getEntriesByName: (asked) => (asked === name ? [name] : []) }),
    timePasses: () => waits.forEach((run) => run()),
  }
}

it('starts the scripts of the page once it has been painted, each once', () => {
  const html = withPageScripts(page(own.map(tag).join(''), `${data(component + component)}${tag('webpack-1')}`), build)
  expect(html).not.toContain('<script src=')
  const { begun, isPainted, timePasses } = visit(html)
  isPainted('first-paint')
  expect(begun).toEqual([])
  isPainted('first-contentful-paint')
  expect(begun).toEqual([...own, 'webpack-1'].map(toAddress))
  timePasses()
  expect(begun).toHaveLength(3)
})

it('delays React by one task, so that no press waits for it and the scripts together', () => {
  const { beforeReact } = visit(withPageScripts(page(own.map(tag).join(''), ''), build))
  // the script is empty: Next waits one timer for it, and the policy need not name it
  expect(beforeReact).toEqual([[0, { children: '' }]])
})

it('lists scripts from the data of the page that have no tag', () => {
  const { begun, isPainted } = visit(withPageScripts(page('<title>Новости</title>', data(component)), build))
  isPainted('first-contentful-paint')
  expect(begun).toEqual(own.map(toAddress))
})

it('does not wait for a paint of a hidden page, in browsers that do not report it, nor for ever', () => {
  const html = withPageScripts(page(tag('8500-4a'), ''), build)
  expect(visit(html, { isHidden: true }).begun).toHaveLength(1)
  expect(visit(html, { tellsOfPaints: false }).begun).toHaveLength(1)
  const silent = visit(html)
  silent.timePasses()
  expect(silent.begun).toHaveLength(1)
})

it('waits for the main pictures of the page, but not for one that cannot be shown, nor for ever', async () => {
  const html = withPageScripts(page(tag('8500-4a'), ''), build)
  let come = () => {}
  const slow = visit(html, { firstPictures: [Promise.resolve(), new Promise((done) => (come = done))] })
  slow.isPainted('first-contentful-paint')
  await setImmediate()
  expect(slow.begun).toEqual([])
  come()
  await setImmediate()
  expect(slow.begun).toHaveLength(1)

  const broken = visit(html, { firstPictures: [new Promise(() => {}), Promise.reject(new Error('no picture'))] })
  broken.isPainted('first-contentful-paint')
  await setImmediate()
  expect(broken.begun).toHaveLength(1)

  const endless = visit(html, { firstPictures: [new Promise(() => {})] })
  endless.isPainted('first-contentful-paint')
  endless.timePasses()
  expect(endless.begun).toHaveLength(1)
})

it('leaves the scripts of later parts to the parts that ask for them', () => {
  const preloads = [
    `<link rel="preload" as="script" fetchPriority="low" href="${toAddress('webpack-1')}"/>`,
    `<link rel="preload" href="${toAddress('map-2')}" as="script" fetchPriority="low"/>`,
  ]
  const picture = '<link rel="preload" as="image" href="/files/a.webp"/>'
  const html = withPageScripts(page(preloads.join('') + picture, tag('webpack-1')), build)
  expect(html.match(/<link[^>]*>/g)).toEqual([picture])
  const { begun, isPainted } = visit(html)
  isPainted('first-contentful-paint')
  expect(begun).toEqual([toAddress('webpack-1')])
  expect(html).not.toContain('map-2')
  expect(pageScripts(html)).toEqual(begun)
})

it('removes `as` from style sheets, where HTML does not allow it', () => {
  const styles = '<link href="/a.css" rel="stylesheet" as="style" data-precedence="dynamic"/>'
  const preload = '<link rel="preload" as="style" href="/b.css"/>'
  const clean = '<link href="/a.css" rel="stylesheet" data-precedence="dynamic"/>'
  expect(withPageScripts(page(styles + preload, ''), build)).toBe(page(clean + preload, ''))
})

it('does not mistake text for a script of the build', () => {
  const html = page('', data(`9:["$","p",null,${JSON.stringify({ children: ['static/chunks/x.js', 'привет'] })}]\n`))
  expect(withPageScripts(html, build)).toBe(html)
})
