import { globalStyle } from '@vanilla-extract/css'
import { pictureRing } from '@bellows/tokens'

globalStyle(':where([data-scheme="image_background"]) :focus-visible', pictureRing)
