import { readFileSync } from 'node:fs'
import { parseData, hasNeedlessAs, laterScript, asyncScript, scriptsInData } from '@/lib/server/worker/next-markup'
import { readMarkup } from '@/lib/server/worker/page-markup'

const element = (html: string) => readMarkup(html).elements[0] ?? { name: '', attributes: new Map(), text: '' }
const chunk = '/_next/static/chunks/a-1.js'

it('reads the markup of this version of Next: after an update check a page and its source before changing the number', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string }
  expect(version).toBe('16.4.6')
})

it('finds the scripts that a page runs, and no others', () => {
  expect(asyncScript(element(`<script src="${chunk}" id="_R_" async=""></script>`))).toBe(chunk)
  expect(asyncScript(element(`<script src="${chunk}" nomodule=""></script>`))).toBeUndefined()
  expect(asyncScript(element('<script src="/sw.js" async=""></script>'))).toBeUndefined()
  expect(laterScript(element(`<link rel="preload" href="${chunk}" as="script"/>`))).toBe(chunk)
  expect(laterScript(element(`<link rel="preload" href="${chunk}" as="style"/>`))).toBeUndefined()
})

it('tells data for React from other scripts', () => {
  const data = element(String.raw`<script>self.__next_f.push([1,"2:\"static/chunks/a-1.js\"\n"])</script>`)
  expect(scriptsInData(data)).toEqual([chunk])
  expect(parseData(data)).toBe('2:"static/chunks/a-1.js"\n')
  expect(parseData(element('<script>(self.__next_f=self.__next_f||[]).push([0])</script>'))).toBe('')
  expect(parseData(element('<script>run()</script>'))).toBeUndefined()
})

it('finds style sheets with a needless `as`', () => {
  expect(hasNeedlessAs(element('<link href="/a.css" rel="stylesheet" as="style"/>'))).toBe(true)
  expect(hasNeedlessAs(element('<link href="/a.css" rel="preload" as="style"/>'))).toBe(false)
})
