import { callDesk, MoveRefusal } from '@/components/desk/send-move'

test('a form with a file that the portal does not take is not sent, and is refused at that field', async () => {
  const request = jest.spyOn(globalThis, 'fetch')
  const controls = [
    { name: 'reportText', validity: { customError: false }, validationMessage: '' },
    { name: 'photo', validity: { customError: true }, validationMessage: 'Принимаются изображения' },
    { name: 'document', validity: { customError: true }, validationMessage: 'Файл пуст' },
  ]
  const refused = await callDesk({ elements: controls } as never).catch((error: unknown) => error)
  expect(refused).toEqual(new MoveRefusal('Принимаются изображения', expect.anything() as never))
  expect(refused).toMatchObject({ fields: { photo: 'Принимаются изображения', document: 'Файл пуст' } })
  expect(request).not.toHaveBeenCalled()
})

test('a refusal after the session has ended says so, and others do not', async () => {
  const form = { elements: [], getAttribute: () => '/cms/desk/moves' }
  Object.assign(globalThis, { HTMLButtonElement: class {} })
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => ({ get: () => null }) as never)
  const refuse = async (status: number) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}, { status }))
    return callDesk(form as never).catch((error: unknown) => error)
  }
  expect(await refuse(401)).toMatchObject({ isLoggedOut: true, fields: {} })
  expect(await refuse(409)).toMatchObject({ isLoggedOut: false })
})
