import { makeService } from '../../booking/testing/fixtures.ts'

/** A service whose days are Wednesdays and Saturdays. */
export const fullSession = makeService({
  isMiniSession: false,
  numberOfSlotsAvailable: 12,
  minDuration: 45,
  maxDuration: 75,
  packages: makeService().packages.map((offered) => ({ ...offered, shootDuration: 75 })),
  availableSchedules: [
    { weekday: 6, from: '09:00', to: '17:00' },
    { weekday: 3, from: '13:00', to: '18:00' },
  ],
})
export const LOCKED = 'GET /api/public/service-slots/lockeds'
export const CHECK = 'GET /api/public/bookings/orchard/shoot-time/check-available'
export const lockedTime = {
  id: null,
  startTime: '2030-01-19T15:00:00Z',
  endTime: '2030-01-19T17:00:00Z',
  status: 'BOOKED',
  lockoutEnd: null,
}
export const locked = { data: { slots: [lockedTime], serverNow: '2030-01-15T10:00:00Z' } }
export const checked = (isAvailable: boolean, nearest: string[] = []) => ({
  data: { isAvailable, nearest, serverNow: '2030-01-15T10:00:00Z' },
})
