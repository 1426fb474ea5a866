import { hasStorage, requireStorage } from '@/lib/client/storage-access'

test('a browser that blocks all data of sites is told apart, and the person learns how to allow them', () => {
  const kept = new Map<string, string>()
  const localStorage = {
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  Object.assign(globalThis, { window: { localStorage } })
  expect(hasStorage()).toBe(true)
  expect(requireStorage).not.toThrow()
  expect(kept.size).toBe(0)

  const blocked = {
    get localStorage(): Storage {
      throw new DOMException("Failed to read the 'localStorage' property from 'Window'", 'SecurityError')
    },
  }
  Object.assign(globalThis, { window: blocked })
  expect(hasStorage()).toBe(false)
  expect(requireStorage).toThrow(/В настройках браузера разрешите файлы cookie/)
})
