export { Modal } from './modal.tsx'
export { OpenAlertDialog } from './open-alert-dialog.tsx'
export { OpenDialog } from './open-dialog.tsx'
export { BackCloses } from './back-closes.ts'
