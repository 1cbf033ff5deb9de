import { getRouteApi, rootRouteId } from '@tanstack/react-router'

const root = getRouteApi(rootRouteId)

/** The router's context, from any screen. */
export const useRouterContext = () => root.useRouteContext()

/** What every screen knows of the studio. */
export const useSite = () => root.useLoaderData()
