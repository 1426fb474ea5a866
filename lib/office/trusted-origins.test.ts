import { trustedOrigins } from '@/lib/office/trusted-origins'

test('a portal of a city takes what is written from its own address alone', () => {
  expect(trustedOrigins('https://samursk.example/')).toEqual(['https://samursk.example'])
})

test('a portal tried at home is written from under each of its names there', () => {
  expect(trustedOrigins('http://127.0.0.1:4500')).toEqual([
    'http://localhost:4500',
    'http://127.0.0.1:4500',
    'http://[::1]:4500',
  ])
  expect(trustedOrigins('http://localhost')).toEqual(['http://localhost', 'http://127.0.0.1', 'http://[::1]'])
})
