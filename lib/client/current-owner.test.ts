import { currentOwner, forgetResident, GUEST, expiredOwner, rememberResident } from '@/lib/client/current-owner'
import { TOKEN_KEY } from '@/lib/config/token-key'

const TOKEN = 'a-token-that-ends-so'

function storage({ isFull = false } = {}) {
  const kept = new Map([[TOKEN_KEY, TOKEN]])
  const setItem = (key: string, value: string) => {
    if (isFull) throw new Error('QuotaExceededError')
    kept.set(key, value)
  }
  const removeItem = (key: string) => void kept.delete(key)
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem, removeItem }
  Object.assign(globalThis, { window: Object.assign(new EventTarget(), { localStorage }) })
  return localStorage
}

describe('whose the browser is', () => {
  it('is known after the portal said it', () => {
    storage()
    expect(currentOwner()).toBeNull()
    rememberResident(TOKEN, 7)
    expect(currentOwner()).toBe('resident:7')
  })

  it('is not known of a token that came meanwhile', () => {
    storage()
    rememberResident('another', 7)
    expect(currentOwner()).toBeNull()
  })

  it('stays unknown in a browser without room, and breaks nothing', () => {
    storage({ isFull: true })
    expect(() => rememberResident(TOKEN, 7)).not.toThrow()
    expect(currentOwner()).toBeNull()
    expect(currentOwner()).not.toBe(GUEST)
  })

  it('is remembered of a session that ended without a logout, and of no other', () => {
    const { removeItem } = storage()
    rememberResident(TOKEN, 7)
    expect(expiredOwner()).toBeNull()
    removeItem(TOKEN_KEY)
    expect(currentOwner()).toBe(GUEST)
    expect(expiredOwner()).toBe('resident:7')
    forgetResident()
    expect(expiredOwner()).toBeNull()
  })
})
