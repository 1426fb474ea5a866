import { watchHash } from '@/components/ui/dialog/watch-hash'

const portal = Object.assign(new EventTarget(), { location: { hash: '' } })
const followed = (newURL: string) => portal.dispatchEvent(Object.assign(new Event('hashchange'), { newURL }))

beforeAll(() => void Object.assign(globalThis, { window: portal }))

test('the hash is told at once and at each change, until nobody wants to know', () => {
  const heard: string[] = []
  portal.location.hash = '#login'
  const stop = watchHash((hash) => heard.push(hash))
  portal.location.hash = '#restore'
  followed('https://city.example/faq#restore')
  stop()
  followed('https://city.example/faq#restore')
  expect(heard).toEqual(['#login', '#restore'])
})

test('a hash that was taken out of the address meanwhile is told all the same; one put in its place counts instead', () => {
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

test('a hash that was followed before anybody listened is told to those who come first, and to nobody later', async () => {
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
