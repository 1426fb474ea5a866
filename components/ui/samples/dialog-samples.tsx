'use client'

import { useState } from 'react'
import { Chapter, Sample } from '@/components/ui/samples/sample'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { ErrorSummary } from '@/components/ui/error-summary'
import { HashDialog } from '@/components/ui/hash-dialog'
import { LinkButton } from '@/components/ui/link-button'
import { TimedAlert } from '@/components/ui/timed-alert'

type Shown = 'alert' | 'confirm' | 'timed' | null

/** What somebody's message might hold; the alert shows its words alone. */
const hostile = [
  '<p onclick="hacked=1" style="color:red">Ваше сообщение <b>успешно</b> отправлено.</p>',
  '<script>hacked = 1</script><img src="x" onerror="hacked=1"><svg><script>hacked=1</script></svg>',
  '<a href="javascript:hacked=1">Спасибо.</a> <a href="/news">Новости</a>',
].join('')

export function DialogSamples() {
  const [shown, setShown] = useState<Shown>(null)
  const [closings, setClosings] = useState(0)
  const close = () => {
    setShown(null)
    setClosings((before) => before + 1)
  }
  return (
    <Chapter title="Окна и сообщения">
      <Sample name="Окна">
        <Openers show={setShown} />
        <p role="status" className="mt-3 text-sm text-ink-soft">
          Окна закрывались: {closings}
        </p>
        <AlertDialog message={shown === 'alert' ? 'Ваша сессия завершена. Войдите ещё раз.' : null} onClose={close} />
        <ConfirmDialog
          open={shown === 'confirm'}
          title="Удалить черновик?"
          confirm="Удалить черновик"
          danger
          onConfirm={close}
          onClose={close}
        >
          Вернуть его будет нельзя.
        </ConfirmDialog>
        <TimedAlert open={shown === 'timed'} title="Техническая поддержка" html={hostile} onClose={close} />
        <HashDialog id="sample-dialog" title="Окно с адресом" size="wide">
          Это окно открывает любая ссылка на <code>#sample-dialog</code>.
        </HashDialog>
      </Sample>
      <Errors />
    </Chapter>
  )
}

function Openers({ show }: { show: (shown: Shown) => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => show('alert')}>
        Оповещение
      </Button>
      <Button variant="secondary" onClick={() => show('confirm')}>
        Подтверждение
      </Button>
      <Button variant="secondary" onClick={() => show('timed')}>
        На 2,5 секунды
      </Button>
      <LinkButton variant="secondary" href="#sample-dialog">
        Окно с адресом
      </LinkButton>
    </div>
  )
}

function Errors() {
  const [errors, setErrors] = useState(false)
  return (
    <Sample name="Ошибки формы">
      <Button variant="secondary" onClick={() => setErrors((shownBefore) => !shownBefore)}>
        Показать или убрать
      </Button>
      <div className="mt-4 max-w-2xl">
        <ErrorSummary
          errors={
            errors
              ? [
                  { id: 'sg-bad', message: 'Введите номер полностью' },
                  { id: 'sg-rules', message: 'Вы должны нажать на галочку' },
                ]
              : []
          }
        />
      </div>
    </Sample>
  )
}
