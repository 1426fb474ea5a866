import { currentOwner } from '@/lib/client/current-owner'
import { type OutboxKind, listMessages, putMessage, removeMessage, type OutboxMessage } from '@/lib/client/outbox-store'
import { sendOutbox } from '@/lib/client/outbox-sender'
import { AppError } from '@/lib/contract/errors'

jest.mock('@/lib/client/current-owner', () => ({ GUEST: 'guest', currentOwner: jest.fn() }))
jest.mock('@/lib/client/outbox-flag', () => ({ hasOutboxMessages: () => true, setOutboxFlag: jest.fn() }))
jest.mock('@/lib/client/outbox-store', () => {
  const stored = new Map<string, OutboxMessage>()
  return {
    listMessages: () => Promise.resolve([...stored.values()]),
    putMessage: (message: OutboxMessage) => Promise.resolve(stored.set(message.key, message)),
    removeMessage: (key: string) => Promise.resolve(stored.delete(key)),
    updateMessage: (key: string, change: object) => {
      const before = stored.get(key)
      if (before) stored.set(key, { ...before, ...change })
      return Promise.resolve(before !== undefined)
    },
  }
})

const asOwner = jest.mocked(currentOwner)
const send = jest.fn<Promise<string>, [OutboxMessage, string[]]>()
const upload = jest.fn<Promise<string[]>, [readonly File[]]>()
const kinds: OutboxKind[] = [{ kind: 'claim', title: 'Заявка', form: '/', fileFields: ['images'], upload, send }]

const claim: OutboxMessage = {
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
  await removeMessage('next')
  await putMessage(claim)
})

/** Runs this while the files of the message are being sent. */
function whileFilesGo(happens: () => unknown): void {
  upload.mockImplementation(async () => {
    await happens()
    return ['/files/1.jpg']
  })
}

describe('a message that waited', () => {
  it('of an unknown kind stays in the outbox', async () => {
    expect(await sendOutbox([])).toEqual([])
    expect(await listMessages()).toEqual([claim])
  })

  it('is sent with its photo and removed from the outbox', async () => {
    whileFilesGo(() => undefined)
    send.mockResolvedValue('Принято')
    expect(await sendOutbox(kinds)).toMatchObject([{ answer: 'Принято', isSent: true }])
    expect(send.mock.calls[0]?.[1]).toEqual(['/files/1.jpg'])
    expect(await listMessages()).toEqual([])
  })

  it('deleted while its files went up is neither sent nor brought back', async () => {
    whileFilesGo(() => removeMessage('k'))
    expect(await sendOutbox(kinds)).toEqual([])
    expect(send).not.toHaveBeenCalled()
    expect(await listMessages()).toEqual([])
  })

  it('is not sent in the name of a resident who came while its files went up', async () => {
    whileFilesGo(() => asOwner.mockReturnValue('resident:8'))
    expect(await sendOutbox(kinds)).toEqual([])
    expect(send).not.toHaveBeenCalled()
  })

  it('that was refused is stored with the reason unless deleted meanwhile', async () => {
    whileFilesGo(() => undefined)
    send.mockRejectedValueOnce(new AppError('invalid', { message: 'Укажите адрес' }))
    expect(await sendOutbox(kinds)).toMatchObject([{ answer: 'Укажите адрес', isSent: false }])
    expect(await listMessages()).toMatchObject([{ refusal: { message: 'Укажите адрес' } }])

    await putMessage(claim)
    send.mockImplementationOnce(async () => {
      await removeMessage('k')
      throw new AppError('invalid', { message: 'Укажите адрес' })
    })
    expect(await sendOutbox(kinds)).toEqual([])
    expect(await listMessages()).toEqual([])
  })

  it.each(['internal', 'tooMany'] as const)(
    'does not hold back the next one if the server answers %s',
    async (code) => {
      await putMessage({ ...claim, key: 'next', keptAt: 2 })
      whileFilesGo(() => undefined)
      send.mockRejectedValueOnce(new AppError(code)).mockResolvedValueOnce('Принято')
      expect(await sendOutbox(kinds)).toMatchObject([{ message: { key: 'next' }, isSent: true }])
      expect(await listMessages()).toMatchObject([{ key: 'k' }])
    },
  )

  it('holds back the next one while the portal is down', async () => {
    await putMessage({ ...claim, key: 'next', keptAt: 2 })
    whileFilesGo(() => undefined)
    send.mockRejectedValueOnce(new AppError('unavailable'))
    expect(await sendOutbox(kinds)).toEqual([])
    expect(send).toHaveBeenCalledTimes(1)
  })
})
