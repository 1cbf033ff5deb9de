import { ApiError } from '@bellows/api'
import { useWorld } from '../world/booking-world.tsx'
import type { HeldBooking } from '../queries.ts'
import { useHoldCall, type HoldChoice } from './use-hold.ts'

type Time = Pick<HoldChoice, 'id' | 'startTime' | 'isPremiumAccepted'>

/** Holds a time with the package and add-ons chosen before, or without them where they are no longer offered. */
export function useHoldKept(): (time: Time) => Promise<HeldBooking> {
  const { records } = useWorld()
  const hold = useHoldCall()
  return async (time) => {
    const { selectedPackage: packageId, addons } = records.get().record ?? {
      selectedPackage: null,
      addons: [],
    }
    if (!packageId) return hold(time)
    try {
      return await hold({ ...time, packageId, addons })
    } catch (cause) {
      if (cause instanceof ApiError && cause.error === 'not_offered') return hold(time)
      throw cause
    }
  }
}
