# What a profile has reached in the campaign.
client-nocturne-profile-of = { $number } of { $count }
client-nocturne-profile-not-yet = not yet
client-nocturne-profile-scenarios = Scenarios
client-nocturne-profile-scenarios-empty = No scenario has been tried yet. The campaign takes you through all of them, alone or with others.
client-nocturne-profile-scenario-open = not tried yet
client-nocturne-profile-scenario-tried = tried, best total { $number }
client-nocturne-profile-scenario-done = completed on { $date }, best total { $number }
client-nocturne-profile-to-campaign = Go to the campaign
client-nocturne-profile-solo = Solo scores
client-nocturne-profile-solo-empty = No solo game is finished yet. The chart shows the total of each and the milestone it reached.
client-nocturne-profile-solo-play = Play alone
client-nocturne-profile-solo-chart = { $count ->
    [one] One solo game: { $last } points.
   *[other] Totals of { $count } solo games: { $number } at best, { $mean } on average, { $last } in the last one.
} All of them are in the table below.
client-nocturne-profile-solo-plain = Solo game
client-nocturne-profile-solo-scenario = with a scenario
client-nocturne-profile-solo-modified = with modified rules
client-nocturne-profile-solo-table = Show as a table
client-nocturne-profile-band = { $number }–{ $last }
client-nocturne-profile-band-last = { $number } and up
client-nocturne-profile-band-below = below { $number }
client-nocturne-profile-band-title = Points
client-nocturne-profile-achievements = Achievements
client-nocturne-profile-achievements-text = Earned in standard, advanced and solo games under the unmodified rules, outside of scenarios.
client-nocturne-profile-modified = Modified rules
client-nocturne-profile-modified-text = Finish a game with a modified rule to tick it off.
