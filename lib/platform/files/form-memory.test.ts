import { FormMemory } from '@/lib/platform/files/form-memory'

const MB = 1024 * 1024

function form(megabytes: number | null, type = 'multipart/form-data; boundary=x') {
  const headers = { 'content-type': type, ...(megabytes !== null && { 'content-length': String(megabytes * MB) }) }
  return new Request('http://localhost/api/form', { method: 'POST', headers })
}

/** A form that stays until `leave`. */
function hold(memory: FormMemory, request: Request, address: string) {
  let leave = () => undefined as void
  const left = new Promise<string>((resolve) => {
    leave = () => resolve('stored')
  })
  return { result: memory.hold(request, address, () => left), leave }
}

const refused = { status: 503, retryAfter: 5, message: expect.stringMatching(/через несколько секунд/) as string }

test('forms beyond the memory are refused at once, unread, until others have left', async () => {
  const memory = new FormMemory()
  const held = [1, 2, 3, 4].map((number) => hold(memory, form(10), `10.0.0.${number}`))
  const work = jest.fn<Promise<string>, []>()
  await expect(memory.hold(form(5), '10.0.0.5', work)).rejects.toMatchObject(refused)
  expect(work).not.toHaveBeenCalled()
  for (const { leave, result } of held) {
    leave()
    expect(await result).toBe('stored')
  }
  await expect(memory.hold(form(5), '10.0.0.5', async () => 'stored')).resolves.toBe('stored')
})

test('one network has half of the memory, so that others can send', async () => {
  const memory = new FormMemory()
  const held = [hold(memory, form(10), '2001:db8::1'), hold(memory, form(9), '2001:db8::2')]
  await expect(memory.hold(form(5), '2001:db8::3', async () => 'stored')).rejects.toMatchObject(refused)
  await expect(memory.hold(form(5), '10.0.0.1', async () => 'stored')).resolves.toBe('stored')
  for (const { leave } of held) leave()
})

test('the largest form is taken when nothing else is held', async () => {
  const memory = new FormMemory()
  await expect(memory.hold(form(60), '10.0.0.1', async () => 'stored')).resolves.toBe('stored')
  await expect(memory.hold(form(null), '10.0.0.1', async () => 'stored')).resolves.toBe('stored')
})

test('a form without files and other requests are never refused', async () => {
  const memory = new FormMemory()
  const held = hold(memory, form(60), '10.0.0.1')
  await expect(memory.hold(form(0.5), '10.0.0.1', async () => 'stored')).resolves.toBe('stored')
  await expect(memory.hold(form(60, 'application/json'), '10.0.0.1', async () => 'stored')).resolves.toBe('stored')
  held.leave()
})

test('a failed form leaves its place', async () => {
  const memory = new FormMemory()
  await expect(memory.hold(form(40), '10.0.0.1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(memory.hold(form(40), '10.0.0.1', async () => 'stored')).resolves.toBe('stored')
})
