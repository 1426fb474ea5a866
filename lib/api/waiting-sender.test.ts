import { callGraph } from '@/lib/api/graph-browser'
import { uploadGraph } from '@/lib/api/graph-upload'
import { currentOwner } from '@/lib/api/current-owner'
import { sendWaiting } from '@/lib/api/waiting-sender'
import { listWaiting, putWaiting, removeWaiting, type WaitingClaim } from '@/lib/api/waiting-store'
import { AppError } from '@/lib/contract/errors'

jest.mock('@/lib/api/browser', () => ({ call: jest.fn() }))
jest.mock('@/lib/api/graph-browser', () => ({ callGraph: jest.fn() }))
jest.mock('@/lib/api/graph-upload', () => ({ uploadGraph: jest.fn() }))
jest.mock('@/lib/api/current-owner', () => ({ GUEST: 'guest', currentOwner: jest.fn() }))
jest.mock('@/lib/api/waiting-flag', () => ({ hasWaiting: () => true, raiseFlag: jest.fn() }))
jest.mock('@/lib/api/waiting-store', () => {
  const lying = new Map<string, WaitingClaim>()
  return {
    listWaiting: () => Promise.resolve([...lying.values()]),
    putWaiting: (message: WaitingClaim) => Promise.resolve(lying.set(message.key, message)),
    removeWaiting: (key: string) => Promise.resolve(lying.delete(key)),
    updateWaiting: (key: string, change: object) => {
      const before = lying.get(key)
      if (before) lying.set(key, { ...before, ...change })
      return Promise.resolve(before !== undefined)
    },
  }
})

const asOwner = jest.mocked(currentOwner)
const send = jest.mocked(callGraph)
const upload = jest.mocked(uploadGraph)

const person = { name: 'Анна', email: 'anna@samursk.example' }
const claim: WaitingClaim = {
  ...{ kind: 'claim', key: 'k', owner: 'resident:7', keptAt: 1, title: 'Яма', typed: {} },
  files: { images: [new File(['x'], 'Яма.jpg')] },
  input: { x: 48, y: 42, address: 'Портовая, 12', category_id: 1, text: 'Яма', agree_with_rules: true, ...person },
}

beforeEach(async () => {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
  jest.resetAllMocks()
  asOwner.mockReturnValue('resident:7')
  await putWaiting(claim)
})

/** What happens while the files of the message go up. */
function whileFilesGo(happens: () => unknown): void {
  upload.mockImplementation(async () => {
    await happens()
    return { UploadFile: [{ url: '/files/1.jpg' }] }
  })
}

describe('a message that waited', () => {
  it('goes with its photo and lies here no more', async () => {
    whileFilesGo(() => undefined)
    send.mockResolvedValue({ ClaimCreateAuth: { message: 'Принято' } })
    expect(await sendWaiting()).toMatchObject([{ said: 'Принято', isSent: true }])
    expect(send.mock.calls[0]?.[1]).toMatchObject({ input: { images: ['/files/1.jpg'] } })
    expect(await listWaiting()).toEqual([])
  })

  it('deleted while its files went up is neither sent nor brought back', async () => {
    whileFilesGo(() => removeWaiting('k'))
    expect(await sendWaiting()).toEqual([])
    expect(send).not.toHaveBeenCalled()
    expect(await listWaiting()).toEqual([])
  })

  it('is not sent in the name of a resident who came while its files went up', async () => {
    whileFilesGo(() => asOwner.mockReturnValue('resident:8'))
    expect(await sendWaiting()).toEqual([])
    expect(send).not.toHaveBeenCalled()
  })

  it('that was refused lies here with the reason, unless it was deleted meanwhile', async () => {
    whileFilesGo(() => undefined)
    send.mockRejectedValueOnce(new AppError('invalid', { message: 'Укажите адрес' }))
    expect(await sendWaiting()).toMatchObject([{ said: 'Укажите адрес', isSent: false }])
    expect(await listWaiting()).toMatchObject([{ refusal: { message: 'Укажите адрес' } }])

    await putWaiting(claim)
    send.mockImplementationOnce(async () => {
      await removeWaiting('k')
      throw new AppError('invalid', { message: 'Укажите адрес' })
    })
    expect(await sendWaiting()).toEqual([])
    expect(await listWaiting()).toEqual([])
  })
})
