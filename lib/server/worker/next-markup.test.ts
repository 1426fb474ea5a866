import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type * as React from 'react'
import type * as ReactDOMServer from 'react-dom/server'
import { getBotType } from 'next/dist/shared/lib/router/utils/is-bot'
import type { RenderedResponse } from '@/lib/server/worker/in-process-exchange'
import {
  DELAY_REACT,
  isNotFoundFlight,
  isPartlyBroken,
  RENDER_AS,
  parseData,
  hasNeedlessAs,
  laterScript,
  asyncScript,
  scriptsInData,
} from '@/lib/server/worker/next-markup'
import { readMarkup } from '@/lib/server/worker/page-markup'

// the copies that Next draws pages with
const { createElement, Suspense } = jest.requireActual<typeof React>('next/dist/compiled/react')
const { renderToPipeableStream } = jest.requireActual<typeof ReactDOMServer>('next/dist/compiled/react-dom/server')

const element = (html: string) => readMarkup(html).elements[0] ?? { name: '', attributes: new Map(), text: '' }
const chunk = '/_next/static/chunks/a-1.js'

it('is a robot that Next gives the whole page to', () => {
  expect(getBotType(RENDER_AS)).toBe('html')
})

it('finds a part that threw while React sent the rest', async () => {
  function Broken(): never {
    throw Object.assign(new Error('broken'), { digest: '42' })
  }
  const draw = async (Part: () => null): Promise<RenderedResponse> => {
    const onError = (error: unknown) => (error as { digest: string }).digest
    const part = createElement(Suspense, { fallback: null }, createElement(Part))
    const stream = await new Promise<ReactDOMServer.PipeableStream>((resolve) => {
      const drawn = renderToPipeableStream(part, { onError, onAllReady: () => resolve(drawn) })
    })
    const html = await text(stream.pipe(new PassThrough()))
    return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(html) }
  }
  expect(isPartlyBroken(await draw(Broken))).toBe(true)
  expect(isPartlyBroken(await draw(() => null))).toBe(false)
})

// React writes the data of soft navigation under a condition of Node's, so in a process of its own
const FLIGHT = `
  const { createElement, Suspense } = require('react')
  const { renderToPipeableStream } = require('next/dist/compiled/react-server-dom-webpack/server.node')
  const [digest] = process.argv.slice(1)
  const Part = () => { if (digest) throw Object.assign(new Error('broken'), { digest }); return null }
  const part = createElement(Suspense, { fallback: null }, createElement(Part))
  renderToPipeableStream(part, {}, { onError: (error) => error.digest }).pipe(process.stdout)`

it.each([
  ['nothing', undefined, { isBroken: false, isMissing: false }],
  ['an error', '42', { isBroken: true, isMissing: false }],
  ['notFound', 'NEXT_HTTP_ERROR_FALLBACK;404', { isBroken: false, isMissing: true }],
])('reads %s in the data that React writes for soft navigation', async (_what, digest, outcome) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', '--eval', FLIGHT, ...(digest ? [digest] : [])],
    { env: { ...process.env, NODE_ENV: 'production' } },
  )
  const inner = { status: 200, headers: { 'content-type': 'text/x-component' }, body: Buffer.from(stdout) }
  expect({ isBroken: isPartlyBroken(inner), isMissing: isNotFoundFlight(inner) }).toEqual(outcome)
})

it('delays React by the list that Next reads before it starts', () => {
  const [list] = DELAY_REACT.split('=')
  const bootstrap = readFileSync(require.resolve('next/dist/client/app-bootstrap.js'), 'utf8')
  expect(bootstrap).toContain(`loadScriptsInSequence(${list},`)
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
