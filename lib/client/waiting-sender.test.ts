import { currentOwner } from '@/lib/client/current-owner'
import type { WaitingKind } from '@/lib/client/waiting-kind'
import { sendWaiting } from '@/lib/client/waiting-sender'
import { listWaiting, putWaiting, removeWaiting, type WaitingMessage } from '@/lib/client/waiting-store'
import { AppError } from '@/lib/contract/errors'

jest.mock('@/lib/client/current-owner', () => ({ GUEST: 'guest', currentOwner: jest.fn() }))
jest.mock('@/lib/client/waiting-flag', () => ({ hasWaiting: () => true, raiseFlag: jest.fn() }))
jest.mock('@/lib/client/waiting-store', () => {
  const lying = new Map<string, WaitingMessage>()
  return {
    listWaiting: () => Promise.resolve([...lying.values()]),
    putWaiting: (message: WaitingMessage) => Promise.resolve(lying.set(message.key, message)),
    removeWaiting: (key: string) => Promise.resolve(lying.delete(key)),
    updateWaiting: (key: string, change: object) => {
      const before = lying.get(key)
      if (before) lying.set(key, { ...before, ...change })
      return Promise.resolve(before !== undefined)
    },
  }
})

const asOwner = jest.mocked(currentOwner)
const send = jest.fn<Promise<string>, [WaitingMessage, string[]]>()
const upload = jest.fn<Promise<string[]>, [readonly File[]]>()
const kinds: WaitingKind[] = [{ kind: 'claim', title: 'Заявка', form: '/', fileFields: ['images'], upload, send }]

const claim: WaitingMessage = {
  kind: 'claim',
  key: 'k',
  owner: 'resident:7',
  keptAt: 1,
  title: 'Яма',
  typed: {},
  input: {},
  files: { images: [new File(['x'], 'Яма.jpg')] },
}

beforeEach(async () => {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
  jest.resetAllMocks()
  asOwner.mockReturnValue('resident:7')
  await putWaiting(claim)
})

/** Runs this while the files of the message are being sent. */
function whileFilesGo(happens: () => unknown): void {
  upload.mockImplementation(async () => {
    await happens()
    return ['/files/1.jpg']
  })
}

describe('a message that waited', () => {
  it('of a kind that nobody knows any more stays where it lies', async () => {
    expect(await sendWaiting([])).toEqual([])
    expect(await listWaiting()).toEqual([claim])
  })

  it('goes with its photo and lies here no more', async () => {
    whileFilesGo(() => undefined)
    send.mockResolvedValue('Принято')
    expect(await sendWaiting(kinds)).toMatchObject([{ answer: 'Принято', isSent: true }])
    expect(send.mock.calls[0]?.[1]).toEqual(['/files/1.jpg'])
    expect(await listWaiting()).toEqual([])
  })

  it('deleted while its files went up is neither sent nor brought back', async () => {
    whileFilesGo(() => removeWaiting('k'))
    expect(await sendWaiting(kinds)).toEqual([])
    expect(send).not.toHaveBeenCalled()
    expect(await listWaiting()).toEqual([])
  })

  it('is not sent in the name of a resident who came while its files went up', async () => {
    whileFilesGo(() => asOwner.mockReturnValue('resident:8'))
    expect(await sendWaiting(kinds)).toEqual([])
    expect(send).not.toHaveBeenCalled()
  })

  it('that was refused lies here with the reason, unless it was deleted meanwhile', async () => {
    whileFilesGo(() => undefined)
    send.mockRejectedValueOnce(new AppError('invalid', { message: 'Укажите адрес' }))
    expect(await sendWaiting(kinds)).toMatchObject([{ answer: 'Укажите адрес', isSent: false }])
    expect(await listWaiting()).toMatchObject([{ refusal: { message: 'Укажите адрес' } }])

    await putWaiting(claim)
    send.mockImplementationOnce(async () => {
      await removeWaiting('k')
      throw new AppError('invalid', { message: 'Укажите адрес' })
    })
    expect(await sendWaiting(kinds)).toEqual([])
    expect(await listWaiting()).toEqual([])
  })
})
