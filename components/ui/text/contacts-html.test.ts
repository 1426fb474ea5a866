import { contactsHtml } from '@/components/ui/text/contacts-html'

const plain = (html: string) => html.replace(/ class="[^"]*"/g, '')

describe('contactsHtml', () => {
  it('links phones and emails', () => {
    const html = plain(contactsHtml('Телефон +7 (872) 055-24-08, почта a@city.example'))
    expect(html).toMatch(/^Телефон <a href="tel:\+78720552408"><span>.*<\/span><\/a>, почта /)
    expect(html).toMatch(/<a href="mailto:a@city\.example">a@<wbr>city<wbr>\.example<\/a>$/)
  })

  it('escapes what editors typed', () => {
    expect(contactsHtml('<script>alert("1")</script> & № 12-п')).toBe(
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; <span class="one-line">№ 12-п</span>',
    )
  })

  it('takes the look of the links', () => {
    expect(contactsHtml('Звоните 112', 'on-red')).toContain('class="phone-link on-red relative inline"')
    expect(contactsHtml('+7 (872) 055-24-08', 'on-red')).toContain('class="phone-link on-red target"')
  })
})
