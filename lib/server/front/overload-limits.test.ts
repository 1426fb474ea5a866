import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import {
  MAX_OPEN_PER_WORKER,
  MAX_WORKING_PER_WORKER,
  ProxyLimit,
  OverloadError,
  RenderLimit,
} from '@/lib/server/front/overload-limits'

const WORKERS = 2
const LIMIT = WORKERS * MAX_WORKING_PER_WORKER
const refusal = { name: 'OverloadError' }

let limit: ProxyLimit
let responses: (() => void)[]
let ends: (() => void)[]

beforeEach(() => {
  limit = new ProxyLimit(() => WORKERS)
  responses = []
  ends = []
})

const slowBody = () => new EventEmitter() as IncomingMessage

/** Passes a request on whose worker does not answer yet. */
function pass(body: IncomingMessage | null = null): Promise<void> {
  return limit.run(body, (onResponse) => {
    responses.push(onResponse)
    return new Promise((resolve) => ends.push(resolve))
  })
}

test('as many requests as the workers can take are passed on, the next one is refused until one has been answered', async () => {
  const passed = Array.from({ length: LIMIT }, () => pass())
  await expect(pass()).rejects.toMatchObject(refusal)
  ends[0]?.()
  await passed[0]
  void pass()
  await expect(pass()).rejects.toMatchObject(refusal)
})

test('who reads a response slowly keeps nobody from being answered', async () => {
  for (let count = 0; count < LIMIT; count += 1) void pass()
  for (const respond of responses) respond()
  for (let count = 0; count < LIMIT; count += 1) void pass()
  await expect(pass()).rejects.toMatchObject(refusal)
})

test('who sends a body slowly keeps nobody from being answered, until it has arrived', async () => {
  const uploads = Array.from({ length: LIMIT }, slowBody)
  for (const upload of uploads) void pass(upload)
  void pass()
  for (const upload of uploads) upload.emit('end')
  await expect(pass()).rejects.toMatchObject(refusal)
})

test('slow ones are bounded too', async () => {
  for (let count = 0; count < WORKERS * MAX_OPEN_PER_WORKER; count += 1) {
    void pass()
    responses.at(-1)?.()
  }
  await expect(pass()).rejects.toMatchObject(refusal)
})

test('a failed request frees its place', async () => {
  for (let count = 0; count < LIMIT; count += 1) {
    await expect(limit.run(null, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  }
  void pass()
  expect(responses).toHaveLength(1)
})

it('runs some renders, lets some wait, and refuses the rest', async () => {
  const limit = new RenderLimit(2, 1)
  const finish: (() => void)[] = []
  const work = jest.fn(() => new Promise<void>((resolve) => finish.push(resolve)))
  const running = [limit.run(work), limit.run(work), limit.run(work)]
  await expect(limit.run(work)).rejects.toThrow(OverloadError)
  expect(work).toHaveBeenCalledTimes(2)
  finish[0]?.()
  await running[0]
  expect(work).toHaveBeenCalledTimes(3)
  finish[1]?.()
  finish[2]?.()
  await Promise.all(running)
  await expect(limit.run(async () => 'free again')).resolves.toBe('free again')
})

it('gives the place back when the work fails', async () => {
  const limit = new RenderLimit(1, 0)
  await expect(limit.run(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
  await expect(limit.run(async () => 1)).resolves.toBe(1)
})
