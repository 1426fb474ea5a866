import { signPreviewToken, verifyPreviewToken } from '@/lib/runtime/preview-token'

const secret = 's'.repeat(32)
const target = { path: '/news/1/otkryt-park', collection: 'news', id: 1 }

it('opens what it was signed for, for seven days', () => {
  const claim = verifyPreviewToken(signPreviewToken(target, secret), secret)
  expect(claim).toMatchObject(target)
  const days = ((claim?.exp ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
})

it('is refused when expired, altered, foreign or nonsense', () => {
  const token = signPreviewToken(target, secret)
  const [claim = '', signature = ''] = token.split('.')
  const altered = Buffer.from(JSON.stringify({ ...target, id: 2, exp: 9_999_999_999 })).toString('base64url')
  const wrong = [
    signPreviewToken({ ...target, exp: 1 }, secret),
    signPreviewToken(target, 'x'.repeat(32)),
    `${altered}.${signature}`,
    `${token}.more`,
    claim,
    '',
    'a.b',
  ]
  for (const each of wrong) expect(verifyPreviewToken(each, secret)).toBeNull()
})

it('never opens another host', () => {
  expect(verifyPreviewToken(signPreviewToken({ ...target, path: '//evil.example' }, secret), secret)).toBeNull()
})

it('is not signed without a secret', () => {
  expect(() => signPreviewToken(target, '')).toThrow('PREVIEW_SECRET')
})
