import type { TemplateKey } from '../../template-ids.ts'

/** Stories of what is particular to each template, beside those that every one has: none of them goes unnoticed. */
export const particularStories: Readonly<Record<TemplateKey, string>> = {
  'hero/HERO-1':
    'AtItsWords AtItsWordsRight BelowTitle Common ContentRight DeeperBelow EmptyFrame EmptyFrameOnTablet HeightFit HeightFixed HeightFixedPhone HeightFull OneDarkness Served Slider SliderMoved SliderResting SliderWithoutArrows TitleAlone WhitePhoto',
  'hero/HERO-2':
    'HeightFit HeightFixed HeightFixedPhone HeightFull Lowered Moved NoControls Resting Served SlideTransition WhitePhoto',
  'hero/HERO-3':
    'Apart HeightFit HeightFixed HeightFull ImageLeft Served Slider SliderLeft SliderMoved SliderResting',
  'hero/HERO-4':
    'Descenders HeightFit HeightFixed HeightFixed900 HeightFixedPhone HeightFull LongDescription LongTitle NotchOnPhone NotchRight Plate',
  'hero/HERO-5': 'LevelTops OnPhone OneImage TwoImages WordsBelow',
  'hero/HERO-6': 'HeightFull NoLabel NoStrip WithStrip',
  'about/only-text-1': 'Common NotSticky Signed Unsigned',
  'about/image-text-1': 'ImageRight Level',
  'about/image-text-2': 'ImageRight Overlap PrimaryCard',
  'about/image-text-3': 'CoversLittleOnPhone Foot FootOnPhone ImageLeft OnTheLine OneImage Tucked',
  'about/image-text-4': 'ImageRight ZeroPadding',
  'about/image-text-5': 'Clear ClearSwapped Foot Swapped',
  'serviceList/service-list-1':
    'Cards Columns2 Columns4 ColumnsOnDesk ColumnsOnPhone ColumnsOnTablet Failed FiveInFour FourItems Level Loading NameBesidePrice NoDuration NoImages NoPrice Square TwoItems WaitlistAndDiscount',
  'serviceList/service-list-2':
    'Cards Columns2 Columns4 Common Facts Failed Loading NoDuration NoImages NoPrice OnDark Ring SevenItems Soft ThreeItems TwoItems',
  'serviceList/service-list-3':
    'Cards Dots Facts Failed FocusPreview HoverPreview Loading NoDuration NoFolio NoImages NoPrice',
  'serviceList/service-list-4':
    'Alternating Failed Links Loading NoDuration NoFolio NoImages NoLabel NoPrice StartRight Waitlist',
  'serviceList/service-list-5':
    'ArrowsOnFoot Cards Failed FitsNoArrows Level LevelOnPhone Loading MiniSessions Moved NoDuration NoImages NoPrice NoProgress WaitlistAndDiscount WhitePhotos',
  'serviceList/service-list-6':
    'ApartOnPhone Cards Facts Failed Grouped Loading NoDates NoDuration NoImages NoPrice NoSlotsLeft OneLine Ungrouped Waitlist',
  'faqs/FAQs-1': 'Numbered Pairs StudioQuestions',
  'faqs/FAQs-2': 'Across ThreeColumns',
  'faqs/FAQs-3': 'AllClosed AllOpen Common Keyboard StudioQuestions',
  'faqs/FAQs-4': 'ImageRight Sticky Unnumbered',
  'faqs/FAQs-5': 'AllClosed Keyboard Marked MarkedOnPhone OnColumns Unnumbered WithPicture',
  'testimonials/TESTIMONIAL-1':
    'Arrows ArrowsWithoutFaces Common LongWords Monograms Moved NoAvatar NoControls OneHeight Resting StudioReviews',
  'testimonials/TESTIMONIAL-2':
    'EqualFeet FiveInTwo FourItems Monograms NoAvatar OddOnTablet SevenItems StudioReviews TwoColumns',
  'testimonials/TESTIMONIAL-3': 'BelowPlate ImageRight LongWords Moved NoAvatars NoImages Resting Together',
  'testimonials/TESTIMONIAL-4': 'FourItems NoAvatar ShowMore Ticks TwentyFour TwoItems',
  'testimonials/TESTIMONIAL-5':
    'Keyboard KeyboardOnPhones LongWords Monograms Nameless NoAvatar SecondActive TickOfItsName ToTheEdgeOnPhones',
  'introduction/ONLY-TEXT-1': 'Common Large LongStatement TitleAlone',
  'introduction/ONLY-TEXT-2': 'Columns Common OnItsLines OneColumn ShortText',
  'introduction/IMAGE-TEXT-1': 'Foot ImageLeft OffThePageLeft OffThePageRight',
  'introduction/IMAGE-TEXT-2': 'Bleed OneLine',
  'introduction/IMAGE-TEXT-3': 'Landscape Square',
  'introduction/IMAGE-TEXT-4': 'Foot OneImage OneLine Swapped',
  'introduction/IMAGE-TEXT-5': 'FourFrames Lightbox NineFrames NoFolio NoLightbox ThreeOnPhone TwoFrames',
  'quote/QUOTE-1': 'Common LongQuote Mark MarkOnWide NoMark NoName RightAligned WithButton',
  'quote/QUOTE-2': 'Balanced BalancedOnPhone LongName Name NoMark OnTheLines SizeL',
  'quote/QUOTE-3': 'Foot ImageRight LongQuote',
  'quote/QUOTE-4': 'AlignCenter AlignLeft AwayFromSubject Lower WhitePhoto',
  'quote/QUOTE-5': 'Autoplay Moved NoControls',
  'quote/QUOTE-6': 'SharedRows TwoItems',
  'images/IMAGES-1':
    'AllAtOnce Columns2 Columns5 ColumnsCapped ColumnsOnPhone ColumnsOnTablet ColumnsOnWide Common GapLarge GapNone Level Lightbox LightboxOff MixedRatios NamelessPictures NoWords Served ShowMore ShowMoreWithoutLightbox SizesUnknown',
  'images/IMAGES-2':
    'GapLarge GapNone Large LastRowShort Lightbox LightboxOff Panorama ShowMore SizesUnknown Small',
  'images/IMAGES-3':
    'Columns2 ColumnsCapped FourOnDesk GapLarge GapNone Lightbox LightboxOff OnePhoneColumn Served ShowMore Square ThreeOnTablet Vertical',
  'images/IMAGES-4': 'Lightbox Moved NoAutoplay NoControls NoMat OneFrame Resting',
  'images/IMAGES-5': 'Forty Lightbox NoAutoplay NoControls Resting SquareThumbs StripOnPhone',
  'images/IMAGES-6':
    'Centred Dimmed GapNone Lightbox Lower Moved NoAutoplay NoControls Resting TwoImages WidePair',
  'images/IMAGES-7':
    'AllFit BeginsWithTheGrid Lightbox Moved NoAutoplay NoControls Resting Square TwoPerView Wide',
  'images/IMAGES-8':
    'Fit Fixed FixedPhone Full Lightbox LightboxOff NoText SubjectHigh SubjectLow TextLeft TitleOnTablet WhitePhoto',
  'images/IMAGES-9': 'HeightFixed Lightbox LightboxOff NoMat NoText Portrait SizeUnknown ThinMat',
  'inquiryForm/INQUIRY-FORM-1':
    'AlignLeft AlignRight Errors Form ManyQuestions Sending ServerError ThankYou TwoColumns WithContact',
  'inquiryForm/INQUIRY-FORM-2':
    'AllTypes Common Errors FewContactFields FormLeft NoContact OnDark OnPicture OneColumn Sending ServerError ServiceMerge ThankYou',
  'inquiryForm/INQUIRY-FORM-3': 'Form ImageRight WithContact',
  'inquiryForm/INQUIRY-FORM-4': 'EdgeToEdgeOnPhone Form ManyQuestions Mirrored OneScreen WithContact',
  'inquiryForm/INQUIRY-FORM-5': 'AlignLeft AlignRight Form WithContact',
  'inquiryForm/INQUIRY-FORM-6': 'AlignLeft AlignRight Form NoContact TwoGroups',
  'inquiryForm/INQUIRY-FORM-7': 'AllTypes Errors Form ManyQuestions NoContact OnPicture OneColumn',
  'inquiryForm/INQUIRY-FORM-8': 'Form Mirrored NoContact OneImage',
  'inquiryForm/INQUIRY-FORM-9': 'AlignCenter AlignRight Errors Form Overlay0 WhitePhoto WithContact',
  'inquiryForm/INQUIRY-FORM-10': 'AlignCenter AlignLeft Form Overlay40 WithContact',
  'inquiryForm/INQUIRY-FORM-11': 'CardOnPhone Form ManyQuestions Mirrored NoContact',
  'inquiryForm/INQUIRY-FORM-12': 'Form LongAddress ManyQuestions NoContact',
  'facts/FACTS-1': 'Common FiveItems FourItems NineItems OnPhone OnTablet WordsForFigures',
  'facts/FACTS-2': 'HowItWorks OnPhone OnTablet ShortRow SixSteps Unnumbered',
  'facts/FACTS-3': 'Approach Figures ImageRight NineItems Numbered Unnumbered',
  'facts/FACTS-4':
    'CloseOnPhone Edges EdgesOnPhone EdgesOnTablet FiveItems FourItems FourOnPhone FourOnTablet Numbered Units',
  'callToAction/CTA-1': 'Common DarkBand Nothing WholeWidthOnPhone',
  'callToAction/CTA-2': 'NoRules OneRow SmallDescription',
  'callToAction/CTA-3':
    'ButtonWithoutGround DarkBehindWords OnTheTitlesLine SubjectHigh SubjectLow Tall WhitePhoto',
  'callToAction/CTA-4': 'OneFootOnPhone OneFootOnTablet OneFootOnWide OneImage Swapped',
  'callToAction/CTA-5': 'Arrow LongTitle Named NoTarget NoTargetInPreview',
  'studioGallery/STUDIO-GALLERY-1':
    'ColumnsCapped ColumnsOnTablet ColumnsOnWide Common CounterOnPicture Instagram LargeFirst LargeFirstOnPhone LargeGrid Lightbox LightboxOfSlides Moved NoGap NotConnected NotConnectedAndBare OddOnPhone Resting Single Slideshow TwelveItems',
  'studioGallery/STUDIO-GALLERY-2':
    'ColumnsCapped ColumnsOnTablet ColumnsOnWide Instagram LargeFirst LargeFirstOnPhone LargeGrid Lightbox MarginOnTablet NoGap NotConnected NotConnectedAndBare OddOnPhone ProfileRight Single Slideshow TwelveItems WholeWidthOnPhone',
  'studioGallery/STUDIO-GALLERY-3':
    'BottomLeft CardAmongTiles ColumnsCapped ColumnsOnTablet Instagram LargeFirst LargeFirstOnPhone LargeGrid Lightbox NoCard NotConnected NotConnectedAndBare Single Slideshow TenItems TwelveItems TwoItems',
  'teamPartner/TEAM-PARTNER-1': 'Columns4 ColumnsCapped Common Landscape NoImages ThreeOnTablet TwoItems',
  'teamPartner/TEAM-PARTNER-2': 'Alternating Square StartRight',
  'teamPartner/TEAM-PARTNER-3': 'FirstOpen Keyboard NoDescriptions OneSetOfColumns Square ThumbAtHead',
  'teamPartner/TEAM-PARTNER-4': 'Colour NamesOnly NineOnWide OnAccent OnDark WithNames',
  'teamPartner/TEAM-PARTNER-5':
    'ApartOnPhone FewAcross Hierarchy LeadRight OddOnTablet OffPicture OneEdge Square',
  'header/MAIN-HEADER-1':
    'Common DrawerOpen DrawnInstead HidesOnTheWayDown InOneRow Logo120 LogoAndName LogoHeight LogoImage LogoOfStudio LogoTall LogoTallOnPhone ManyItems Nested NoItems NotSticky WithSocial',
  'header/MAIN-HEADER-2':
    'DrawerOpen DrawnInstead Logo300 LogoImage ManyItems Nested NoItems OddItems TwoItems WithSocial',
  'header/MAIN-HEADER-3':
    'DrawerOpen DrawnInstead InOneRow Logo300 LogoImage ManyItems Mega NoItems WithSocial',
  'header/MAIN-HEADER-4':
    'LightMenu Logo300 LogoImage ManyItems MenuOpen MenuOpenMobile Nested NoItems WithSocial',
  'header/MAIN-HEADER-5':
    'DrawerOpen DrawnInstead InvertedLogo Logo300 LogoImage ManyItems Nested NoItems OnPaper OverHero Scrolled WordOnPhone',
  'footer/MAIN-FOOTER-1':
    'BrandOnly Common CookieChoices FoldedMenu Light LogoImage LongMenu MenuOnPhone NoContact Rows',
  'footer/MAIN-FOOTER-2': 'Dark LogoImage ManyLinks NoContact',
  'footer/MAIN-FOOTER-3': 'BrandOnly LogoImage MenuOnPhone NoButton NoContact NoTitle OnColumns Rows',
  'footer/MAIN-FOOTER-4':
    'FourImages Instagram LogoImage NoContact NoStrip OnColumns OneEdgeOnTablet SmallPrintLast Stacked',
}
