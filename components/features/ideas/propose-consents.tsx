'use client'

import { ConsentBox } from '@/components/ui/form/consent-box'
import { FormCheckbox } from '@/components/ui/form/form-fields'
import { useConsentText } from '@/lib/client/use-consent-text'
import { paths } from '@/lib/config/paths'

/**
 * Draws a checkbox each for the name beside the idea, the rules and the consent to personal data. None is ticked at
 * first (152-ФЗ).
 */
export function ProposeConsents() {
  const consent = useConsentText('idea')
  return (
    <div className="space-y-1 border-t border-line pt-6">
      <FormCheckbox
        name="show_author"
        label="Показывать моё имя рядом с идеей"
        hint="Без этого имя не увидит никто, кроме модератора"
      />
      <FormCheckbox
        name="agree_with_rules"
        required
        label={
          <>
            Соглашаюсь с правилами проекта{' '}
            <a href={paths.ideasAbout} target="_blank" rel="noopener" className="link">
              Текст правил
            </a>
          </>
        }
      />
      <ConsentBox
        label={consent?.label ?? 'Даю согласие на обработку моих персональных данных для рассмотрения идеи'}
        href={consent?.url ?? paths.consent('idea')}
      />
    </div>
  )
}
