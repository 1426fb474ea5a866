import { decryptSecrets, encryptSecrets } from '@/lib/platform/backups/secrets-box'

it('opens only with the passphrase it was closed with', () => {
  const box = encryptSecrets('{"PAYLOAD_SECRET":"тайна"}', 'пароль копии города')
  expect(box.toString()).not.toContain('тайна')
  expect(decryptSecrets(box, 'пароль копии города')).toBe('{"PAYLOAD_SECRET":"тайна"}')
  expect(() => decryptSecrets(box, 'другой пароль')).toThrow('Пароль копии не подходит')
})
