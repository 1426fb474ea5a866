import { watchHash } from '@/components/ui/dialog/watch-hash'

const portal = Object.assign(new EventTarget(), { location: { hash: '' } })
const followed = (newURL: string) => portal.dispatchEvent(Object.assign(new Event('hashchange'), { newURL }))

beforeAll(() => void Object.assign(globalThis, { window: portal }))

test('watchHash calls back now and at each change until it is stopped', () => {
  const heard: string[] = []
  portal.location.hash = '#login'
  const stop = watchHash((hash) => heard.push(hash))
  portal.location.hash = '#restore'
  followed('https://city.example/faq#restore')
  stop()
  followed('https://city.example/faq#restore')
  expect(heard).toEqual(['#login', '#restore'])
})

test('watchHash reports a hash already removed from the URL, or the one that replaced it', () => {
  const heard: string[] = []
  portal.location.hash = ''
  const stop = watchHash((hash) => heard.push(hash))
  followed('https://city.example/faq#support')
  portal.location.hash = '#register'
  followed('https://city.example/faq#propose-idea')
  portal.location.hash = ''
  followed('')
  stop()
  expect(heard).toEqual(['', '#support', '#register', ''])
})

test('watchHash reports a hash followed before the first listener, but not to later ones', async () => {
  const heard: string[] = []
  portal.location.hash = ''
  await jest.isolateModulesAsync(async () => {
    const { watchHash: watch } = await import('@/components/ui/dialog/watch-hash')
    followed('https://city.example/faq#vision')
    const stops = [watch((hash) => heard.push(hash)), watch((hash) => heard.push(hash))]
    await new Promise((resolve) => setTimeout(resolve))
    for (const stop of [...stops, watch((hash) => heard.push(hash))]) stop()
  })
  expect(heard).toEqual(['#vision', '#vision', ''])
})
